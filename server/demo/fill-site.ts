import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { blogCategories } from "#app/db/schema/blog.server.ts";
import { chatbotConversations, chatbotMessages } from "#app/db/schema/chatbot.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { savePost } from "#app/domains/blog/editor/commands/posts.server.ts";
import { autosavePost } from "#app/domains/blog/editor/commands/revisions.server.ts";
import { handleConfigurationRequest } from "#app/domains/chatbot/commands/responses.server.ts";
import { openConversation, replyToVisitor } from "#app/domains/chatbot/commands/talk.server.ts";
import { listLessons } from "#app/domains/chatbot/queries/learning.server.ts";
import { learnNow } from "#app/domains/chatbot/understanding/jobs/learning.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { articles, type DemoArticle } from "./articles.ts";
import { conversations, dismissedQuestion, learnedQuestion, writtenResponse } from "./conversations.ts";
import { minutesAfter, momentOf } from "./moments.ts";
import { moveConversation, movePost } from "./timeline.ts";

interface Filling {
  now: Date;
  since: Date;
  actor: Actor;
}

/** Creates articles in every status, with their former versions. One article also has a text that was not saved. */
export async function fillBlog({ now, since, actor }: Filling): Promise<void> {
  const categories = new Map(
    (await db.select().from(blogCategories)).map(({ id, name }) => [name, id] as const),
  );
  for (const article of articles) {
    const id = crypto.randomUUID();
    for (const [version, { when, content }] of article.saves.entries()) {
      const isLast = version === article.saves.length - 1;
      const values = articleValues(article, { id, version, content, isLast, categories });
      const saved = await savePost(actor, values, false);
      if (saved.outcome !== "done") throw new Error(`${article.title}: ${JSON.stringify(saved)}`);
      await movePost(id, { since, at: momentOf(when, now) });
    }
    if (!article.unsaved) continue;
    const version = article.saves.length;
    const values = articleValues(article, {
      id,
      version,
      content: article.unsaved,
      isLast: true,
      categories,
    });
    await autosavePost(actor, { postId: id, version, values });
    await movePost(id, { since, at: minutesAfter(momentOf(article.saves[0]?.when ?? 0, now), 25) });
  }
}

function articleValues(
  { title, image, imageAlt, status, excerpt, categories: names }: DemoArticle,
  save: { id: string; version: number; content: string; isLast: boolean; categories: Map<string, string> },
): FormValues {
  return {
    id: save.id,
    version: String(save.version),
    title,
    slug: "",
    content: save.content,
    excerpt,
    featured_image: image,
    featured_image_alt: imageAlt,
    status: save.isLast ? status : "draft",
    meta_title: "",
    meta_description: "",
    category_ids: names.map((name) => save.categories.get(name) ?? ""),
  };
}

/** Creates conversations. Then the owner writes a response, accepts a proposed example and dismisses a question. */
export async function fillChatbot({ now, actor }: Omit<Filling, "since">): Promise<void> {
  // The assistant must reply as on a running site. Before it has learned for the first time, it uses keywords only.
  await learnNow();
  for (const [index, { when, questions }] of conversations.entries()) {
    const asker = { clientKey: `demo-chat-${index}`, networkKey: `demo-chat-${index}` };
    const opened = await openConversation(asker);
    if (opened.outcome !== "done") throw new Error(`a conversation was ${opened.outcome}`);
    const { conversation, visitor } = opened;
    for (const message of questions) {
      const answer = await replyToVisitor({ conversation, visitor, message }, asker);
      if (answer.outcome !== "done") throw new Error(`a question was ${answer.outcome}`);
    }
    await moveConversation(conversation, momentOf(when, now));
  }
  const { about, ...response } = writtenResponse;
  const lesson = (await listLessons()).find(({ keywords }) => keywords === learnedQuestion);
  const requests: FormValues[] = [
    { intent: "save", ...response, questions: await questionIds(about) },
    { intent: "dismiss", questions: await questionIds(dismissedQuestion) },
    { intent: "learn", lessons: [lesson?.key ?? ""] },
  ];
  for (const values of requests) {
    const { outcome } = await handleConfigurationRequest(actor, values);
    if (outcome !== "done") throw new Error(`${String(values.intent)} of the chatbot was ${outcome}`);
  }
  await db.delete(chatbotConversations).where(eq(chatbotConversations.questions, 0));
}

async function questionIds(content: string): Promise<string> {
  const { id } = chatbotMessages;
  const rows = await db.select({ id }).from(chatbotMessages).where(eq(chatbotMessages.content, content));
  return rows.map((row) => row.id).join(",");
}
