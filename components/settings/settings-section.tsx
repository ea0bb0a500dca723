import type { ReactNode } from 'react'

/** A part of the settings: its name beside its content, below each other on a phone. */
export function SettingsSection({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section className="border-t border-line py-8 first-of-type:border-t-0 first-of-type:pt-6">
      <h2 className="font-serif text-xl font-semibold">{title}</h2>
      {text ? <p className="mt-1 max-w-2xl text-sm text-soft">{text}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  )
}
