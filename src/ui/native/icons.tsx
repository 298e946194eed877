import type { ReactNode } from 'react'

/** The frame of every icon: 24 units wide, lines of the letters' colour. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export const AlertIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 7v6M12 16.6v.1" />
  </Icon>
)
export const CheckIcon = () => (
  <Icon>
    <path d="M4.5 12.5 10 18 20 6.5" />
  </Icon>
)
export const InfoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 11v6M12 7.4v.1" />
  </Icon>
)
export const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
)
export const TrashIcon = () => (
  <Icon>
    <path d="M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5" />
  </Icon>
)
export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
)
export const BackIcon = () => (
  <Icon>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
)
export const NextIcon = () => (
  <Icon>
    <path d="M9 5l7 7-7 7" />
  </Icon>
)
export const DownIcon = () => (
  <Icon>
    <path d="M12 4v15M5 12l7 7 7-7" />
  </Icon>
)
export const ListIcon = () => (
  <Icon>
    <path d="M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1" />
  </Icon>
)
export const CameraIcon = () => (
  <Icon>
    <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
    <circle cx="12" cy="13" r="3.5" />
  </Icon>
)
export const FileIcon = () => (
  <Icon>
    <path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12.5h6M9 16h6" />
  </Icon>
)
export const VideoIcon = () => (
  <Icon>
    <path d="M3.5 6.5h11v11h-11zM14.5 10.5l6-3v9l-6-3" />
  </Icon>
)
export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5 5" />
  </Icon>
)
export const CopyIcon = () => (
  <Icon>
    <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
  </Icon>
)
export const DownloadIcon = () => (
  <Icon>
    <path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M4 20h16" />
  </Icon>
)
export const PinIcon = () => (
  <Icon>
    <path d="M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11z" />
    <circle cx="12" cy="10" r="2" />
  </Icon>
)
export const UndoIcon = () => (
  <Icon>
    <path d="M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 11h-3" />
  </Icon>
)
