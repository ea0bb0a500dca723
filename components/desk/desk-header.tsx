import { cookies } from 'next/headers'
import { LocaleSelect } from '@/components/frame/locale-select'
import { keptTheme } from '@/components/frame/theme'
import { ThemeToggle } from '@/components/frame/theme-toggle'

/** The first line of an advisor's page: language and colours, and no way into the rest of Carrel. */
export async function DeskHeader() {
  const jar = await cookies()
  return (
    <header className="flex h-12 items-center gap-3 border-b border-line px-4 sm:px-6">
      <span className="font-serif text-lg font-semibold tracking-tight">Carrel</span>
      <div className="ml-auto flex shrink-0 items-center gap-0.5">
        <LocaleSelect />
        <ThemeToggle initial={keptTheme((name) => jar.get(name)?.value)} />
      </div>
    </header>
  )
}
