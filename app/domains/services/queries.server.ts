import { roleAndMonth } from "#app/domains/testimonials/rules.ts";
import { titleSpaces } from "#app/lib/french/spaces.ts";
import type { BusinessProfile, OwnService } from "#app/domains/business/profile.ts";
import { businessWords, fillText, fillTexts } from "#app/domains/business/rules/texts.ts";
import type { PriceExample } from "#app/domains/pricing/content.ts";
import { examplesOf, priceOf } from "#app/domains/pricing/rules/plans.ts";
import { isWithdrawn } from "#app/domains/business/rules/site.ts";
import type { Service, ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import type { ServiceBlock, ServicePage } from "./content/page.ts";
import { withoutCompanyVisits } from "./content/homes-only.ts";
import { withoutInvitation } from "./content/no-premises.ts";
import { workOfOthers } from "./content/work-of-others.ts";
import { servicePages } from "./content/pages.ts";
import { type PartText, partTextOf } from "./rules/part-texts.ts";
import { serviceSlug } from "./rules/quote-choice.ts";

/**
 * Returns a service's page, filled in with the facts of the business. Claims that the owner hides are left out (rule
 * pages/claims). Returns null if the shop does not offer the service.
 */
export function getServicePage(path: Service["path"], profile: BusinessProfile): ServicePage | null {
  const own = profile.ownServices.find((service) => service.path === path);
  if (own) return fillTexts(ownPage(own, examplesOf(profile.prices.examples, path)), businessWords(profile));
  const known = Object.values(servicePages).find((one) => one.path === path);
  if (!known || isWithdrawn(profile, path)) return null;
  const page = saidBy(profile, known);
  const { lead, call } = profile.servicePages.texts[page.path as ServicePath];
  const hidden: readonly string[] = profile.servicePages.hiddenParts[page.path as ServicePath];
  const blocks = page.blocks
    .filter(({ kind }) => !hidden.includes(kind))
    .flatMap((block) => shownBlock(block, page.path, profile));
  return fillTexts(
    { ...page, lead, call, blocks: withExamples(blocks, examplesOf(profile.prices.examples, path)) },
    businessWords(profile),
  );
}

/**
 * Returns the content without visits to companies if the shop visits only homes, and without invitations to the shop if
 * it receives nobody.
 */
function saidBy<Content>({ site }: BusinessProfile, content: Content): Content {
  const said = site.homesOnly ? withoutCompanyVisits(content) : content;
  return site.noPremises ? withoutInvitation(said) : said;
}

/**
 * Returns the whole text of each part of a service's page that the owner may leave out, whether it is left out now or
 * not. The keys are the names of the settings, such as 'mise-a-niveau.part-steps' (rule settings/service-parts).
 */
export function listPartTexts(profile: BusinessProfile): Record<string, PartText> {
  const hiddenParts = Object.fromEntries(
    Object.keys(profile.servicePages.hiddenParts).map((path) => [path, [] as const]),
  ) as unknown as BusinessProfile["servicePages"]["hiddenParts"];
  const whole = { ...profile, servicePages: { ...profile.servicePages, hiddenParts } };
  return Object.fromEntries(
    Object.values(servicePages).flatMap(({ path }) =>
      (getServicePage(path, whole)?.blocks ?? []).flatMap((block) => {
        const text = partTextOf(block);
        return text ? [[`${serviceSlug({ path })}.part-${block.kind}`, text]] : [];
      }),
    ),
  );
}

/**
 * Returns the page with no-break spaces in its titles, so that a line does not end with a short word (rule
 * language/titles).
 */
export function withTitleSpaces(page: ServicePage): ServicePage {
  const { heading, call, blocks } = page;
  return { ...page, heading: titleSpaces(heading), call: spacedTitles(call), blocks: spacedTitles(blocks) };
}

function spacedTitles<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map((one) => spacedTitles<unknown>(one)) as Part;
  if (part === null || typeof part !== "object") return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === "title" && typeof value === "string" ? titleSpaces(value) : spacedTitles<unknown>(value),
    ]),
  ) as Part;
}

/** Returns the page of a service that the owner added. `listed` are its examples in the price list. */
function ownPage(
  { path, name, lead, text, points, from, place }: OwnService,
  listed: readonly PriceExample[],
): ServicePage {
  const examples = [...(from === null ? [] : [{ name, detail: null, price: from, services: [] }]), ...listed];
  return {
    path,
    title: name,
    metaDescription: lead,
    heading: name,
    lead,
    blocks: [
      {
        kind: "text" as const,
        title: text.length + points.length > 0 ? "Ce que nous faisons" : "Comment cela se fait",
        paragraphs: [...text, placeTexts[place]],
        points,
      },
      ...(examples.length > 0
        ? [
            {
              kind: "examples" as const,
              title: examples.length > 1 ? "Quelques prix, à partir de" : "Le prix, à partir de",
              examples,
              // The examples in the price list may be those that came with the program, so they are not marked as
              // prices that the owner typed.
              isOwn: listed.length === 0,
            },
          ]
        : []),
    ],
    call: ownCall,
  };
}

/** The texts that say where a service that the owner added is done. */
const placeTexts: Record<OwnService["place"], string> = {
  shop: "Cela se fait à l’atelier, {a_ville}, aux heures d’ouverture.",
  home: "Nous venons chez vous, {jours}.",
  remote: "Cela se fait à distance, sans vous déplacer.",
};

const ownCall = {
  title: "Une question, un devis\u00a0?",
  text: "Dites-nous ce qu’il vous faut en trois minutes. Nous répondons {delai_reponse}, avec un prix ou une question.",
};

/** Inserts the price examples after the block with the price. If there is none, inserts them before the questions. */
function withExamples(
  blocks: readonly ServiceBlock[],
  examples: readonly PriceExample[],
): readonly ServiceBlock[] {
  if (examples.length === 0) return blocks;
  const priced = blocks.findIndex(({ kind }) => kind === "plans" || kind === "price");
  const asked = blocks.findIndex(({ kind }) => kind === "questions");
  const block = { kind: "examples", title: "Quelques prix, à partir de", examples } as const;
  return blocks.toSpliced(priced >= 0 ? priced + 1 : asked >= 0 ? asked : blocks.length, 0, block);
}

const otherDevices = [
  { name: "un téléphone", named: /téléphon|smartphon|iphone/i },
  { name: "une tablette", named: /tablett|ipad/i },
  { name: "une console de jeux", named: /consol|playstation|xbox|nintendo/i },
];

/**
 * Returns a sentence about the devices that the shop does not usually repair. A device that an added service names is
 * left out. Returns an empty text if none is left.
 */
function otherDevicesText(own: readonly OwnService[]): string {
  const named = own.map(({ name, lead }) => `${name} ${lead}`).join(" ");
  const others = otherDevices.filter((device) => !device.named.test(named)).map(({ name }) => name);
  if (others.length === 0) return "";
  const list = others.join(", ").replace(/, ([^,]*)$/, " ou $1");
  return `Pour ${list}, appelez d’abord\u00a0: ce n’est pas notre métier de tous les jours.`;
}

/** Returns a list without the items about a service that the shop no longer offers. */
function offered<List extends { items: readonly string[] }>(list: List, profile: BusinessProfile): List {
  const isOffered = (item: string) => !workOfOthers[item] || !isWithdrawn(profile, workOfOthers[item]);
  return { ...list, items: list.items.filter(isOffered) };
}

function shownBlock(block: ServiceBlock, path: Service["path"], profile: BusinessProfile): ServiceBlock[] {
  const { blocks, testimonials, prices } = profile;
  if (block.kind === "questions") {
    // A name in braces has no value if the shop does not sell what it stands for. A question with such a name becomes
    // blank, and is left out.
    const questions = fillTexts(
      saidBy(profile, profile.servicePages.texts[path as ServicePath].questions),
      businessWords(profile),
    ).filter(({ question, answer }) => question && answer);
    return questions.length > 0 ? [{ ...block, questions }] : [];
  }
  // Remote support is compared with a visit only if the shop offers both. Otherwise a name in braces in the block's
  // title has no value, the title becomes blank, and the block is left out.
  if (block.kind === "compare") {
    if (fillText(block.title, businessWords(profile)) === "") return [];
    const [one, other] = block.sides;
    return [{ ...block, sides: [offered(one, profile), offered(other, profile)] }];
  }
  if (block.kind === "plans") {
    const sheet = prices[block.plans];
    const { alone, ...several } = block;
    return sheet.length > 0 ? [{ ...several, ...(sheet.length === 1 && alone), sheet }] : [];
  }
  if (block.kind === "price") {
    const { more, ...price } = block;
    const isSold = more && !(more.about && isWithdrawn(profile, more.about));
    return priceOf(prices, "intervention") === null ? [] : [isSold ? block : price];
  }
  if (block.kind === "groups") {
    const others = block.isOfDevices ? otherDevicesText(profile.ownServices) : "";
    const lead = [block.lead, others].filter(Boolean).join(" ");
    // The name of a group about devices that the shop does not work on becomes blank, and the group is left out.
    const groups = block.groups.filter(({ name }) => fillText(name, businessWords(profile)));
    return [{ ...block, lead, groups: groups.map((group) => offered(group, profile)) }];
  }
  if (block.kind === "steps") {
    // If the shop gives no guarantee, the text of the step about it becomes blank, and the step is left out.
    const steps = fillTexts(block.steps, businessWords(profile)).filter(({ text }) => text);
    return [{ ...block, steps }];
  }
  if (block.kind === "promise" && block.example && blocks[block.example] === "hidden") return [];
  if (block.kind !== "testimonial") return [block];
  const said =
    blocks.testimonials === "hidden" ? undefined : testimonials.find(({ name }) => name === block.name);
  return said ? [{ ...block, text: said.content, role: roleAndMonth(said) }] : [];
}
