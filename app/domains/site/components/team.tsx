import { mediaPath, mediaSources } from "#app/domains/media/rules.ts";
import type { TeamMember } from "#app/domains/business/profile.ts";

const smallest = 400;

/** Shows the people of the shop: their photo if there is one, their name and what they do. */
export function Team({ team }: { team: readonly TeamMember[] }) {
  return (
    <section aria-labelledby="equipe" className="section-on">
      <div className="wrap">
        <h2 id="equipe">{team.length > 1 ? "L’équipe" : "Derrière l’établi"}</h2>
        <ul className="mt-7 grid grid-cols-2 gap-x-6 gap-y-9 md:mt-10 md:grid-cols-3 xl:grid-cols-4">
          {team.map(({ name, role, photo }) => (
            <li key={name} className="min-w-0">
              {photo && <Photo {...photo} />}
              <h3 className="wrap-anywhere">{name}</h3>
              {role && <p className="mt-1 text-base text-muted">{role}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The picture has no alternative text, because the person's name stands beside it. */
function Photo({ mediaId, width }: NonNullable<TeamMember["photo"]>) {
  return (
    <picture>
      {mediaSources(mediaId, width).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="(min-width: 1280px) 280px, 45vw" />
      ))}
      <img
        src={mediaPath(mediaId, Math.min(width, smallest), "jpeg")}
        alt=""
        width={smallest}
        height={smallest}
        loading="lazy"
        className="mb-4 aspect-square w-full rounded-control bg-sand object-cover"
      />
    </picture>
  );
}
