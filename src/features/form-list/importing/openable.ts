import type { FormContent } from '../../../domain/form/exchange/read-form'
import type { ReportLine } from '../../../domain/transfer/report'
import type { HandedPicture } from '../../../lib/imported-form'

/** What can be opened in the editor now, with what is to be looked at in it. */
export interface Openable {
  content: FormContent
  report: readonly ReportLine[]
  /** Pictures of options that came with it. */
  files?: readonly HandedPicture[] | undefined
}
