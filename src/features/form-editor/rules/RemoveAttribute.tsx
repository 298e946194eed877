import CloseIcon from '@mui/icons-material/Close'
import { IconButton } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readersOfAttribute } from '../../../domain/form-logic/table-columns'
import { ConfirmDialog } from '../../../ui/staff/ConfirmDialog'
import { useEditor } from '../store/context'
import { partName } from '../../../lib/part-names'

interface RemoveAttributeProps {
  question: string
  name: string
  onRemove: () => void
}

/** Takes a column away; where rules look it up it says which, and asks. */
export function RemoveAttribute({ question, name, onRemove }: RemoveAttributeProps) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const [readers, setReaders] = useState<string[] | null>(null)
  const begin = (): void => {
    const { secciones } = store.get().form
    const found = readersOfAttribute(secciones, { question, name })
    if (found.length === 0) return onRemove()
    setReaders(found.map((part) => partName(part, (number) => t('rules.unnamed', { number }))))
  }
  return (
    <>
      {readOnly ? null : (
        <IconButton aria-label={t('attributes.remove', { name })} onClick={begin}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
      <ConfirmDialog
        open={readers !== null}
        title={t('attributes.confirmRemove', { name })}
        confirmLabel={t('attributes.remove', { name })}
        destructive
        onConfirm={() => {
          setReaders(null)
          onRemove()
        }}
        onClose={() => setReaders(null)}
      >
        {t('attributes.used', { parts: readers?.map((part) => `«${part}»`).join(', ') ?? '' })}
      </ConfirmDialog>
    </>
  )
}
