import { Link } from '@mui/material'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerNote } from '../../../domain/answer/note'

/**
 * Beside an answer: how many notes colleagues wrote, and the way to them; nothing where there are none (VIEW-06). They
 * are read by who shows them.
 */
export function NotesLink({ answerId }: { answerId: string }) {
  const { t } = useTranslation('staff')
  const { data: notes = [] } = useQuery<AnswerNote[]>({ queryKey: ['notes', answerId], queryFn: skipToken })
  if (notes.length === 0) return null
  return (
    <Link href="#notes" sx={{ displayPrint: 'none', justifySelf: 'start' }}>
      {t('view.notes.count', { count: notes.length })}
    </Link>
  )
}
