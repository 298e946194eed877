import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ArrowDownIcon from '@mui/icons-material/KeyboardArrowDown'
import ArrowUpIcon from '@mui/icons-material/KeyboardArrowUp'
import { IconButton, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import {
  changeSignature,
  moveSignature,
  removeSignature,
  MAX_SIGNATURE_TITLE,
} from '../../../domain/form/edit-signatures'
import { SIGNATORIES, SIGNATURE_TYPES, type Signature } from '../../../domain/form/signature'
import { MentionPicker } from '../rules/MentionPicker'
import { BASE_LANGUAGE } from '../../../domain/language'
import { useEditor, useEditorState } from '../store/context'
import { indexOf } from '../store/form-index'
import { readText, writeText } from '../store/owners'
import { signatureTitleId } from '../store/element-ids'
import styles from './Inspector.module.css'
import { SettingSwitch } from './SettingSwitch'
import { SettingSelect } from './SettingSelect'
import { cleanText } from '../../../domain/text/clean'
import { reservedSpace } from '../../../ui/reserved-space'

interface SignatureCardProps {
  signature: Signature
  position: number
  total: number
  onChange: (edit: (signatures: Signature[]) => Signature[], group?: string) => void
}

/** One signature: what is signed, how and by whom. */
export function SignatureCard({ signature, position, total, onChange }: SignatureCardProps) {
  const { t } = useTranslation('editor')
  const { store, readOnly } = useEditor()
  const number = { number: position + 1 }
  const owner = { kind: 'signature', id: position } as const
  const written = useEditorState(({ form }) => readText(form, owner, 'title', BASE_LANGUAGE))
  const asks = useEditorState(({ form }) => indexOf(form.secciones).questions.size > 0)
  const title = (text: string): void =>
    store.edit((form) => writeText(form, owner, 'title', BASE_LANGUAGE, text), `signature-${position}`)
  return (
    <li className={styles.card} aria-label={t('signatures.name', number)}>
      <TextField
        fullWidth
        id={signatureTitleId(position)}
        label={t('signatures.title', number)}
        value={written}
        onChange={(event) => title(event.target.value)}
        onBlur={() => {
          if (written !== cleanText(written)) title(cleanText(written))
          store.endGroup()
        }}
        helperText={t('signatures.titleMax', { max: MAX_SIGNATURE_TITLE })}
        slotProps={{ htmlInput: { maxLength: MAX_SIGNATURE_TITLE, readOnly, autoComplete: 'off' } }}
      />
      {asks ? <MentionPicker owner={owner} field="title" own={`signature-${position}`} /> : null}
      <SettingSelect
        label={t('signatures.type')}
        value={signature.typeOfSignature}
        among={SIGNATURE_TYPES}
        nameOf={(type) => t(`signatures.types.${type}`)}
        disabled={readOnly}
        onChange={(typeOfSignature) => onChange((all) => changeSignature(all, position, { typeOfSignature }))}
      />
      <SettingSelect
        label={t('signatures.signatory')}
        value={signature.tipeOfSignatory}
        among={SIGNATORIES}
        nameOf={(signatory) => t(`signatures.signatories.${signatory}`)}
        disabled={readOnly}
        onChange={(tipeOfSignatory) => onChange((all) => changeSignature(all, position, { tipeOfSignatory }))}
      />
      <SettingSwitch
        label={t('signatures.required')}
        help={t('signatures.requiredHelp')}
        checked={signature.required ?? false}
        disabled={readOnly}
        onChange={(required) => onChange((all) => changeSignature(all, position, { required }))}
      />
      {readOnly ? null : (
        <div className={styles.cardActions}>
          <IconButton
            aria-label={t('signatures.up', number)}
            sx={reservedSpace(position > 0)}
            onClick={() => onChange((all) => moveSignature(all, position, position - 1))}
          >
            <ArrowUpIcon aria-hidden />
          </IconButton>
          <IconButton
            aria-label={t('signatures.down', number)}
            sx={reservedSpace(position < total - 1)}
            onClick={() => onChange((all) => moveSignature(all, position, position + 1))}
          >
            <ArrowDownIcon aria-hidden />
          </IconButton>
          <IconButton
            aria-label={t('signatures.remove', number)}
            onClick={() => onChange((all) => removeSignature(all, position))}
          >
            <DeleteIcon aria-hidden />
          </IconButton>
        </div>
      )}
    </li>
  )
}
