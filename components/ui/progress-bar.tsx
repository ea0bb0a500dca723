/** A thin bar; without `done` it only says that something goes on. The label is read out, not shown. */
export function ProgressBar({ label, done, total }: { label: string; done?: number; total?: number }) {
  if (done === undefined || total === undefined || total === 0) {
    return (
      <div role="progressbar" aria-label={label} className="h-0.75 overflow-hidden rounded-full bg-line">
        <div className="h-full w-1/3 sign-of-life rounded-full bg-accent" />
      </div>
    )
  }
  const percent = Math.round((100 * Math.min(done, total)) / total)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(done, total)}
    >
      <svg aria-hidden="true" className="block h-0.75 w-full" preserveAspectRatio="none" viewBox="0 0 100 3">
        <rect width="100" height="3" className="fill-line" />
        <rect width={percent} height="3" className="fill-accent transition-[width]" />
      </svg>
    </div>
  )
}
