import TranslateIcon from '@mui/icons-material/Translate'
import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import type { TextOwner } from '../../../domain/form/translatable'
import { useEditor } from '../store/context'
import { scrollToTopLater } from '../store/element-ids'

/** Opens the translations of the whole form, at the texts of what is being worked on. */
export function TranslationsLink({ owner }: { owner: TextOwner }) {
  const { t } = useTranslation('editor')
  const { store } = useEditor()
  const open = (): void => {
    const at = owner.kind === 'form' ? {} : { at: owner }
    store.show({ selection: { kind: 'translations', ...at }, area: 'canvas' })
    if (owner.kind === 'form') scrollToTopLater()
  }
  return (
    <Button variant="text" startIcon={<TranslateIcon aria-hidden />} onClick={open}>
      {t('translations.open')}
    </Button>
  )
}
