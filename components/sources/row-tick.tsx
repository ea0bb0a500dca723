import { useTranslations } from 'next-intl'

interface RowTickProps {
  title: string
  checked: boolean
  disabled: boolean
  tabIndex: number
  /** With Shift everything from the row ticked last to here is meant. */
  onTick: (withShift: boolean) => void
}

/** The box that chooses a source. The label is there to be hit: a finger needs more than the box. */
export function RowTick({ title, checked, disabled, tabIndex, onTick }: RowTickProps) {
  const t = useTranslations('sources.row')
  return (
    <label className="-m-2 flex p-2 pointer-coarse:-m-3 pointer-coarse:p-3">
      <input
        type="checkbox"
        className="size-4.5"
        checked={checked}
        disabled={disabled}
        tabIndex={tabIndex}
        aria-label={t('tick', { title })}
        onChange={({ nativeEvent }) => onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  )
}
