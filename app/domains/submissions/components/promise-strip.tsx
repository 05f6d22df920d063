import { comingMoment, durationText } from "#app/lib/french/dates.ts";
import { Tag } from "#app/ui/tag.tsx";

interface PromiseStripProps {
  sentAt: Date;
  due: Date;
  now: Date;
}

/**
 * Shows how much of the promised time is left to answer an urgent request. The bar looks like a steel ruler (rule
 * inboxes/urgency).
 */
export function PromiseStrip({ sentAt, due, now }: PromiseStripProps) {
  const left = due.getTime() - now.getTime();
  const passed = Math.min(100, Math.max(0, 100 - (left / (due.getTime() - sentAt.getTime())) * 100));
  return (
    <div className="on-ink mb-4 px-3.5 pt-3 pb-2.5 max-md:-mx-4 md:rounded-control">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1" suppressHydrationWarning>
        <Tag tone="signal" shape="diamond">
          Urgent
        </Tag>
        <strong className="font-title text-h4">
          {left < 0 ? `${durationText(-left)} de retard` : `Il reste ${durationText(left, { exact: true })}`}
        </strong>
        <span className="text-meta text-muted-on-ink">
          {left < 0 ? "sur la réponse promise" : `pour répondre, avant ${comingMoment(due, now)}`}
        </span>
      </p>
      <svg width="100%" height="9" overflow="visible" aria-hidden="true" className="mt-1.5 text-signal">
        <svg x={`${passed.toFixed(1)}%`} overflow="visible">
          <polygon points="-5,0 5,0 0,8" fill="currentColor" />
        </svg>
      </svg>
      <div className="steel-rule text-muted-on-ink" aria-hidden="true" />
    </div>
  );
}
