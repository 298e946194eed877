import { zoneOf } from '../../../domain/zone'
import { useDates } from '../../../lib/use-dates'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf, serviceFailureOf } from '../../../data/errors'
import { listMatchingAnswers } from '../../../data/staff/list-answers'
import { isSearched, momentsOf, type AnswerFilters } from '../../../domain/answers-list/filters'
import { MAX_CHOSEN } from '../../../domain/answers-list/many'
import type { Cell } from '../../../domain/export/cell'
import type { Column } from '../../../domain/export/columns'
import { codeHeadings } from '../../../domain/export/headings'
import type { FormHead } from '../../../domain/form/form-head'
import { localized } from '../../../domain/language'
import { downloadFile } from '../../../lib/download-file'
import { useLanguage } from '../../../lib/i18n'
import { useSession } from '../../../lib/session'
import { OTHER_CELL } from '../../../lib/xlsx/row'
import { useToast } from '../../../ui/staff/toast'
import type { ExportFormat } from './file-writer'
import { isExportChoice } from './export-choices'
import { ExportProblem, runExport, type Progress } from './run-export'

/** Failures that have words of their own; the others ask to open the list again. */
function wordsFor(error: unknown) {
  const service = serviceFailureOf(error)
  if (service) return `common:failures.${service}` as const
  const code = errorCodeOf(error)
  return `answers.export.${code === 'offline' || code === 'forbidden' ? code : 'failed'}` as const
}

/** What only a function finds, by ids; one more than go into a file, to know whether that was all. */
async function idsFound(list: Parameters<typeof listMatchingAnswers>[0]): Promise<string[]> {
  const rows = await listMatchingAnswers(list, MAX_CHOSEN + 1)
  return rows.map(({ id }) => id)
}

/** The sheet of the answers (§1.9). */
const SHEET = 'Sheet1'

interface Exporting {
  /** null before the first page came. */
  progress: Progress | null
  /** Milliseconds that it may still take; null while that cannot be told. */
  left: number | null
}

export interface ExportOrder {
  form: FormHead
  filters: AnswerFilters
  format: ExportFormat
  /** These alone, in this order (DAY-03); what the filters leave when left out, of a search the first 500. */
  ids?: readonly string[] | undefined
  /** Called once: there is a file, there is none, or it was cancelled. */
  onEnd: () => void
}

/**
 * Exports the answers that the filters leave; begins when the component is mounted and stops when it is unmounted
 * (ALIST-06).
 */
export function useExport({ form, filters, format, ids, onEnd }: ExportOrder) {
  const write = useDates()
  const { t } = useTranslation(['staff', 'common'])
  const language = useLanguage()
  const { user } = useSession()
  const toast = useToast()
  const [exporting, setExporting] = useState<Exporting>({ progress: null, left: null })
  const stopping = useRef<AbortController | null>(null)

  const headingOf = (column: Column): string => {
    if (column.of === 'fact') return t(`answers.export.facts.${column.fact}`)
    const heading = column.heading.filter(Boolean).join(' › ')
    return column.of === 'file' ? `${heading} (${t(`answers.export.files.${column.file}`)})` : heading
  }
  const about = (answers: number): Cell[][] => [
    [t('answers.export.form'), localized(form, 'titulo', language)],
    [t('answers.export.made'), write('dateTime', new Date())],
    [t('answers.export.answers'), answers],
  ]

  const run = useEffectEvent(async (signal: AbortSignal) => {
    const began = performance.now()
    const onProgress = (progress: Progress) => {
      const each = (performance.now() - began) / progress.done
      setExporting({ progress, left: each * (progress.total - progress.done) })
    }
    const { from, to } = momentsOf(filters.period, zoneOf(form))
    const { code, author, assignee, citizenDni, state, order } = filters
    const bounds = { from: from?.getTime() ?? null, to: to?.getTime() ?? null }
    try {
      const found = ids ?? (isSearched(filters) ? await idsFound({ form, user, filters }) : null)
      signal.throwIfAborted()
      const chosen = found?.slice(0, MAX_CHOSEN) ?? null
      if (chosen?.length === 0) throw new ExportProblem('nothing', { done: 0, total: 0 })
      const { file, answers } = await runExport({
        request: {
          formId: form.id,
          filters: { code, author, assignee, citizenDni, state, order, ...bounds },
          language,
          ids: chosen,
          saysUnasked: isExportChoice('unasked'),
        },
        format,
        sheets: [SHEET, t('answers.export.sheet')],
        continuing: {
          to: t('answers.export.goesOn', { cell: OTHER_CELL }),
          from: t('answers.export.comesFrom', { cell: OTHER_CELL }),
        },
        headingsOf: (columns) =>
          isExportChoice('codes') ? codeHeadings(columns, headingOf) : columns.map(headingOf),
        about,
        onProgress,
        signal,
      })
      const now = new Date()
      downloadFile(file, `respuestas_${write('date', now)} ${write('time', now)}.${format}`)
      if (found && found.length > MAX_CHOSEN) toast.warning(t('answers.export.first', { count: answers }))
      else toast.success(t('answers.export.done', { count: answers }))
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof ExportProblem && error.reason === 'nothing') toast.warning(t('answers.none'))
      else if (error instanceof ExportProblem)
        toast.error(t('answers.export.incomplete', { ...error.progress }))
      else toast.error(t(wordsFor(error)))
    }
    onEnd()
  })
  useEffect(() => {
    const stop = new AbortController()
    stopping.current = stop
    void run(stop.signal)
    // On another screen the export could not be cancelled, so it stops there.
    return () => stop.abort()
  }, [])

  const cancel = () => {
    stopping.current?.abort()
    onEnd()
  }
  return { exporting, cancel }
}
