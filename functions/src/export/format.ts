import type { ExportFormat } from '../../../src/domain/export/row'
import type { Language } from '../../../src/domain/language'
import { isFileAddress } from '../platform/file-address'
import { wordingFor } from '../platform/wording'

/** How an export writes moments and what has no words of its own. */
export interface ExportWording extends ExportFormat {
  /** What stands beside the code of an answer that cannot be read. */
  damaged: string
}

/** The words of a language with the clock of a time zone. */
export function exportWording(language: Language, timeZone: string): ExportWording {
  const { labels, format } = wordingFor(language, timeZone)
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  })
  return {
    summary: format,
    // Swedish writes dates as ISO does, with a space between day and hour.
    localMoment: (moment) => parts.format(moment).replace(' ', 'T'),
    isFileAddress,
    invalid: labels.invalid,
    damaged: labels.damaged,
  }
}
