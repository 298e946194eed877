import type { ExportFormat } from '../../../src/domain/export/row'
import type { Language } from '../../../src/domain/language'
import { fileLink } from '../platform/file-link'
import { wordingFor } from '../platform/wording'

/** How an export writes moments and what has no words of its own. */
export interface ExportWording extends ExportFormat {
  /** What stands beside the code of an answer that cannot be read. */
  damaged: string
  /** What is said of an answer that the form works out (LOGIC-11). */
  calculated: string
}

/** The words of a language with the clock of a time zone. */
export function exportWording(language: Language, timeZone: string): ExportWording {
  const { labels, format, write } = wordingFor(language, timeZone)
  return {
    summary: format,
    localMoment: (moment) => write('cell', moment),
    filePage: fileLink,
    invalid: labels.invalid,
    corrected: labels.wasCorrected,
    damaged: labels.damaged,
    calculated: labels.calculated,
    unasked: labels.unasked,
  }
}
