import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { useTranslation } from 'react-i18next'
import { addSignature } from '../../../domain/form/edit-signatures'
import { newSignature } from '../../../domain/form/factory'
import type { Signature } from '../../../domain/form/signature'
import { useEditor, useEditorState } from '../store/context'
import { focusLater, signatureTitleId } from '../store/element-ids'
import styles from './Inspector.module.css'
import { TranslationsLink } from '../translations/TranslationsLink'
import { SignatureCard } from './SignatureCard'

const FIRST = { kind: 'signature', id: 0 } as const

/** Who signs what, in which order (EDIT-12). */
export function SignaturesPanel() {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const signatures = useEditorState(({ form }) => form.signatures)
  const change = (edit: (signatures: Signature[]) => Signature[], group?: string): void =>
    store.edit((form) => ({ ...form, signatures: edit(form.signatures) }), group)
  return (
    <div className={styles.fields}>
      <ol className={styles.cards} aria-label={t('signatures.heading')}>
        {signatures.map((signature, position) => (
          <SignatureCard
            key={position}
            signature={signature}
            position={position}
            total={signatures.length}
            onChange={change}
          />
        ))}
      </ol>
      {signatures.length > 0 ? <TranslationsLink owner={FIRST} /> : null}
      {readOnly ? null : (
        <Button
          variant="outlined"
          startIcon={<AddIcon aria-hidden />}
          onClick={() => {
            change((all) => addSignature(all, newSignature()))
            focusLater(signatureTitleId(signatures.length))
          }}
        >
          {t('signatures.add')}
        </Button>
      )}
    </div>
  )
}
