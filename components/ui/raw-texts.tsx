import { Notice } from './notice'

/** Texts as they stand in a file, under what is wrong with them. */
export function RawTexts({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <Notice tone="warn" title={title}>
      <ul className="mt-2 space-y-2">
        {texts.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same text, and none ever moves.
          <li key={at} dir="auto" className="font-mono text-xs break-words whitespace-pre-wrap">
            {text}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
