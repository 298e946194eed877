import { stateRef } from '../../../../domain/form/state-ref'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ANY_STATE, CERTIFICATE_KINDS } from '../../../../domain/form/certificate/layout'
import { useEditorState } from '../../store/context'
import styles from '../Inspector.module.css'
import { SettingSwitch } from '../SettingSwitch'
import { CertificateWords } from './CertificateWords'
import { SignatoryList } from './SignatoryList'
import { useCertificate } from './use-certificate'
import { ValidityFields } from './ValidityFields'
import { SettingSelect } from '../SettingSelect'

/** How certificates of the form's answers are made: words, signatories, validity, state, who downloads (PDF-02). */
export function CertificatePanel() {
  const { t } = useTranslation('editor')
  const { layout, change } = useCertificate()
  const states = useEditorState(({ form }) => form.estados.disponibles)
  const lit = useEditorState(({ highlight }) => highlight?.target === 'certificado')
  // After the first refused save every field shows its problem.
  const [insists, setInsists] = useState(lit)
  if (lit && !insists) setInsists(true)
  return (
    <div className={styles.fields}>
      <SettingSelect
        label={t('certificate.kind')}
        value={layout.clase}
        among={CERTIFICATE_KINDS}
        nameOf={(kind) => t(`certificate.kinds.${kind}`)}
        onChange={(clase) => change({ clase })}
      />
      <CertificateWords insists={insists} />
      <SignatoryList insists={insists} />
      <ValidityFields insists={insists} />
      <TextField
        select
        fullWidth
        label={t('certificate.state')}
        helperText={t('certificate.stateHelp')}
        value={states.some((state) => stateRef(state) === layout.estado) ? layout.estado : ANY_STATE}
        onChange={({ target }) => change({ estado: target.value })}
      >
        <MenuItem value={ANY_STATE}>{t('certificate.anyState')}</MenuItem>
        {states.map((state) => (
          <MenuItem key={state.id} value={stateRef(state)}>
            {state.nombre}
          </MenuItem>
        ))}
      </TextField>
      <SettingSwitch
        label={t('certificate.download')}
        help={t('certificate.downloadHelp')}
        checked={layout.descarga}
        onChange={(descarga) => change({ descarga })}
      />
    </div>
  )
}
