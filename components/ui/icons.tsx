import type { ReactNode } from 'react'

/** Icons are decoration beside a text or inside a labelled control, so they are hidden from assistive software. */
function Icon({ children, size = 16 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0"
    >
      {children}
    </svg>
  )
}

interface IconProps {
  size?: number
}

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="7" cy="7" r="4.3" />
    <path d="m10.3 10.3 3.4 3.4" />
  </Icon>
)
export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 4 8 8M12 4l-8 8" />
  </Icon>
)
export const MoveIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.5v.1M10 3.5v.1M6 8v.1M10 8v.1M6 12.5v.1M10 12.5v.1" strokeWidth="2" />
  </Icon>
)
export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />
  </Icon>
)
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m3.5 8.5 3 3 6-7" />
  </Icon>
)
export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2.5 14.2 13H1.8ZM8 6.5v3M8 11.2v.1" />
  </Icon>
)
export const KeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="5" cy="11" r="2.5" />
    <path d="m6.8 9.2 6-6M10.5 5.5l2 2" />
  </Icon>
)
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="8" r="5.7" />
    <path d="M8 4.8V8l2.2 1.6" />
  </Icon>
)
export const BlockedIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="8" r="5.7" />
    <path d="m4.2 4.2 7.6 7.6" />
  </Icon>
)
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.5 3.5H3v9.5h9.5V9.5M9.5 2.8h3.7v3.7M13 3 7.5 8.5" />
  </Icon>
)
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2.5v7.3M4.8 7 8 10.2 11.2 7M3 13.3h10" />
  </Icon>
)
export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 4h11M4.5 8h7M6.5 12h3" />
  </Icon>
)
export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 3.5v9M10.5 3.5v9" />
  </Icon>
)
export const StopIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4" y="4" width="8" height="8" rx="1" />
  </Icon>
)
export const HalfMoonIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="8" r="5.5" />
    <path d="M8 2.5a5.5 5.5 0 0 1 0 11Z" fill="currentColor" />
  </Icon>
)
export const PersonIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="5.4" r="2.6" />
    <path d="M3 13.3c.6-2.6 2.5-3.9 5-3.9s4.4 1.3 5 3.9" />
  </Icon>
)
export const GearIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="8" cy="8" r="2" />
    <path d="M8 1.8v2M8 12.2v2M1.8 8h2M12.2 8h2M3.6 3.6 5 5M11 11l1.4 1.4M12.4 3.6 11 5M5 11l-1.4 1.4" />
  </Icon>
)
export const UndoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 3 2.5 6l3 3M2.8 6h6.4a3.8 3.8 0 0 1 0 7.5H6" />
  </Icon>
)
export const BellIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.2 11.8c1-.9 1.3-2 1.3-4.4a3.5 3.5 0 0 1 7 0c0 2.4.3 3.5 1.3 4.4ZM6.7 13.8h2.6" />
  </Icon>
)
export const CommentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 3.5h11v7.5H8l-3 2.5V11H2.5ZM5.5 6.2h5M5.5 8.4h3" />
  </Icon>
)

export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.2 8h.01M8 8h.01M12.8 8h.01" strokeWidth="2.4" />
  </Icon>
)

export const RowsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 3.5h11M2.5 6.5h11M2.5 9.5h11M2.5 12.5h11" />
  </Icon>
)

export const QuestionIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5.5 6a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.6M8 12.4v.1" />
  </Icon>
)
