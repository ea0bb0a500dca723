/** The first stop of the Tab key: past the header to the work. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:border focus:border-accent focus:bg-sheet focus:px-3 focus:py-2"
    >
      {label}
    </a>
  )
}
