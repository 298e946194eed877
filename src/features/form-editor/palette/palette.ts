import AlternateEmail from '@mui/icons-material/AlternateEmailOutlined'
import AttachFile from '@mui/icons-material/AttachFileOutlined'
import AutoMode from '@mui/icons-material/AutoModeOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import CheckBox from '@mui/icons-material/CheckBoxOutlined'
import Consent from '@mui/icons-material/VerifiedUserOutlined'
import Event from '@mui/icons-material/EventOutlined'
import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import Grid from '@mui/icons-material/TableRowsOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import Link from '@mui/icons-material/LinkOutlined'
import Notes from '@mui/icons-material/NotesOutlined'
import Numbers from '@mui/icons-material/NumbersOutlined'
import Payments from '@mui/icons-material/PaymentsOutlined'
import Percent from '@mui/icons-material/PercentOutlined'
import Phone from '@mui/icons-material/PhoneOutlined'
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined'
import Place from '@mui/icons-material/PlaceOutlined'
import QrCode from '@mui/icons-material/QrCodeOutlined'
import RadioButton from '@mui/icons-material/RadioButtonCheckedOutlined'
import Ranking from '@mui/icons-material/FormatListNumberedOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import ShortText from '@mui/icons-material/ShortTextOutlined'
import Star from '@mui/icons-material/StarBorderOutlined'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import ThumbsUpDown from '@mui/icons-material/ThumbsUpDownOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import type { Question } from '../../../domain/form/question'
import { QUESTION_KINDS, type QuestionKind } from '../../../domain/form/kinds'

/** Files that are asked for with a text beside them: builders look for them as kinds of their own. */
export const FILE_ENTRIES = ['photo', 'document'] as const
type FileEntry = (typeof FILE_ENTRIES)[number]

/** What a builder can add in one step. */
export type PaletteEntry = QuestionKind | FileEntry

const GROUPS = ['text', 'contact', 'choice', 'number', 'date', 'file', 'place', 'tell'] as const
type Group = (typeof GROUPS)[number]

/** Where each is found, and its picture; in the order in which they stand in their group. */
const ENTRIES: Record<PaletteEntry, { group: Group; Icon: SvgIconComponent }> = {
  text: { group: 'text', Icon: ShortText },
  'long-text': { group: 'text', Icon: Notes },
  link: { group: 'text', Icon: Link },
  email: { group: 'contact', Icon: AlternateEmail },
  phone: { group: 'contact', Icon: Phone },
  identifier: { group: 'contact', Icon: Badge },
  'single-choice': { group: 'choice', Icon: RadioButton },
  'multiple-choice': { group: 'choice', Icon: CheckBox },
  'yes-no': { group: 'choice', Icon: ThumbsUpDown },
  'table-choice': { group: 'choice', Icon: TableRows },
  scale: { group: 'choice', Icon: Star },
  ranking: { group: 'choice', Icon: Ranking },
  grid: { group: 'choice', Icon: Grid },
  integer: { group: 'number', Icon: Numbers },
  decimal: { group: 'number', Icon: Percent },
  amount: { group: 'number', Icon: Payments },
  date: { group: 'date', Icon: Event },
  time: { group: 'date', Icon: Schedule },
  'date-time': { group: 'date', Icon: EventAvailable },
  month: { group: 'date', Icon: CalendarMonth },
  photo: { group: 'file', Icon: PhotoCamera },
  document: { group: 'file', Icon: AttachFile },
  files: { group: 'file', Icon: PhotoLibrary },
  'scanned-code': { group: 'file', Icon: QrCode },
  place: { group: 'place', Icon: Place },
  note: { group: 'tell', Icon: Info },
  consent: { group: 'tell', Icon: Consent },
  fact: { group: 'tell', Icon: AutoMode },
}

const isEntry = (name: string): name is PaletteEntry => Object.hasOwn(ENTRIES, name)
const ALL = Object.keys(ENTRIES).filter(isEntry)

interface PaletteGroup {
  name: Group
  entries: readonly PaletteEntry[]
}

/** What can be added, as builders look for it (EDIT-10, KIND-11). */
export const PALETTE: readonly PaletteGroup[] = GROUPS.map((name) => ({
  name,
  entries: ALL.filter((entry) => ENTRIES[entry].group === name),
}))

/** The picture of what can be added. */
export const iconOf = (entry: PaletteEntry): SvgIconComponent => ENTRIES[entry].Icon

const isKind = (entry: PaletteEntry): entry is QuestionKind => QUESTION_KINDS.some((kind) => kind === entry)

/** The kind that an entry makes, and what it asks beside the answer. */
export function entryOf(entry: PaletteEntry): { kind: QuestionKind; asks: Partial<Question> } {
  if (isKind(entry)) return { kind: entry, asks: {} }
  return { kind: 'text', asks: entry === 'photo' ? { adjuntar: true } : { adjuntarDocumento: true } }
}
