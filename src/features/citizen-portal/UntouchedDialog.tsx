import { useTranslation } from 'react-i18next'
import type { RequestItem } from '../../domain/answer/corrections/request'
import type { Section } from '../../domain/form/section'
import { Button } from '../../ui/native/Button'
import { Dialog } from '../../ui/native/Dialog'
import { useItemWords } from './item-words'

interface UntouchedDialogProps {
  items: RequestItem[]
  /** The form, which has the words of its questions in the reader's language. */
  sections: Section[]
  onClose: () => void
  onSend: () => void
}

/** Says before sending what was asked for and is as it was; it may be sent so (CORR-05). */
export function UntouchedDialog({ items, sections, onClose, onSend }: UntouchedDialogProps) {
  const { t } = useTranslation('citizen')
  const wordsOf = useItemWords(sections)
  return (
    <Dialog
      title={t('revise.untouchedTitle')}
      onClose={onClose}
      actions={
        <>
          <Button look="main" onClick={onClose}>
            {t('revise.untouchedBack')}
          </Button>
          <Button onClick={onSend}>{t('revise.untouchedSend')}</Button>
        </>
      }
    >
      <p>{t('revise.untouchedText', { count: items.length })}</p>
      <ul>
        {items.map((item, index) => (
          <li key={index} dir="auto">
            {wordsOf(item)}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
