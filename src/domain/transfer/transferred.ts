/** What is made of a file of another system: the content of a form, by the door by which our own files come in. */
import { MAX_FORM_FILE_BYTES, MAX_IN_FILE } from '../form/exchange/format'
import { readFormFile } from '../form/exchange/read'
import type { FormContent } from '../form/exchange/read-form'
import { formFileText } from '../form/exchange/write'
import { newForm } from '../form/factory'
import { NO_OPTIONS } from '../form/options'
import type { Section } from '../form/section'
import { NO_STATES } from '../form/state'
import { cutText } from '../text/cut'
import type { ReportLine } from './report'

/** Why nothing can be made of it. */
export type TransferFault = 'empty' | 'tooLarge' | 'tooManyQuestions' | 'notKnown'

/** A picture of an option that came beside the form, and is to be sent. */
export interface BroughtPicture {
  question: string
  option: string
  /** The file's name. */
  file: string
  /** What is to be told as long as it is not there. */
  line: ReportLine
}

export type Transferred =
  | {
      status: 'form'
      content: FormContent
      report: readonly ReportLine[]
      pictures?: readonly BroughtPicture[]
    }
  | { status: 'refused'; fault: TransferFault }

export const refused = (fault: TransferFault): Transferred => ({ status: 'refused', fault })

/** A form with these sections and all else as in a new one. */
export function transferred(
  titled: { titulo: string; descripcion?: string; opcionales?: FormContent['opcionales'] },
  secciones: Section[],
  report: readonly ReportLine[],
): Transferred {
  const asked = secciones.reduce((sum, { preguntas }) => sum + preguntas.length, 0)
  if (asked === 0) return refused('empty')
  if (asked > MAX_IN_FILE.questions || secciones.length > MAX_IN_FILE.sections)
    return refused('tooManyQuestions')
  const content: FormContent = {
    ...{
      descripcion: '',
      customizedVoucherText: '',
      purcharseOrderDetails: '',
      opcionales: NO_OPTIONS,
      estados: NO_STATES,
    },
    ...{ responsesCount: 0, signatures: [], payments: [] },
    ...titled,
    titulo: cutText(titled.titulo.trim(), MAX_IN_FILE.title),
    secciones: secciones.map((section, orden) => ({ ...section, orden })),
  }
  return isTakenAsFile(content) ? { status: 'form', content, report } : refused('tooLarge')
}

/** What no file of ours may have, no other file brings in either. */
function isTakenAsFile(content: FormContent): boolean {
  const bytes = new TextEncoder().encode(formFileText({ ...newForm('', ''), ...content }))
  if (bytes.length > MAX_FORM_FILE_BYTES) return false
  let given = 0
  return readFormFile(bytes, () => `p${(given += 1)}`).status === 'form'
}
