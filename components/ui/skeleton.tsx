import { classNames } from './class-names'

/** Keeps the place of what is still loading. The region that holds it says so in words. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('rounded-sm bg-line/50', className)} />
}
