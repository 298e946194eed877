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
import type { PaletteEntry } from './palette'

export const ENTRY_ICONS: Record<PaletteEntry, SvgIconComponent> = {
  text: ShortText,
  'long-text': Notes,
  link: Link,
  email: AlternateEmail,
  phone: Phone,
  identifier: Badge,
  'single-choice': RadioButton,
  'multiple-choice': CheckBox,
  'yes-no': ThumbsUpDown,
  'table-choice': TableRows,
  scale: Star,
  ranking: Ranking,
  integer: Numbers,
  decimal: Percent,
  amount: Payments,
  date: Event,
  time: Schedule,
  'date-time': EventAvailable,
  month: CalendarMonth,
  photo: PhotoCamera,
  document: AttachFile,
  'scanned-code': QrCode,
  files: PhotoLibrary,
  place: Place,
  consent: Consent,
  fact: AutoMode,
  note: Info,
  grid: Grid,
}
