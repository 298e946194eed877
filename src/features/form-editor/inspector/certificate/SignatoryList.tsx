import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { Button, IconButton, TextField } from '@mui/material'
import { useTranslation } from 'react-i18next'
import {
  MAX_SIGNATORIES,
  MAX_SIGNATORY,
  type CertificateSignatory,
} from '../../../../domain/form/certificate/layout'
import { isBlank } from '../../../../domain/text/clean'
import styles from '../Inspector.module.css'
import { useCertificate } from './use-certificate'

/** The names below a certificate, four at most. */
export function SignatoryList({ insists }: { insists: boolean }) {
  const { t } = useTranslation('editor')
  const { layout, change, endTyping } = useCertificate()
  const { firmas } = layout
  const fieldOf = (position: number, part: keyof CertificateSignatory) => `firma-${position}-${part}`
  const write = (position: number, part: keyof CertificateSignatory, words: string): void =>
    change(
      { firmas: firmas.map((one, index) => (index === position ? { ...one, [part]: words } : one)) },
      fieldOf(position, part),
    )
  const input = { maxLength: MAX_SIGNATORY, autoComplete: 'off' }
  return (
    <>
      <ol className={styles.cards} aria-label={t('certificate.signatories')}>
        {firmas.map(({ nombre, cargo }, position) => {
          const number = { number: position + 1 }
          const lacks = insists && isBlank(nombre)
          return (
            <li key={position} className={styles.card} aria-label={t('certificate.signatory', number)}>
              <TextField
                fullWidth
                label={t('certificate.signatoryName', number)}
                value={nombre}
                error={lacks}
                helperText={lacks ? t('certificate.signatoryEmpty') : undefined}
                onChange={({ target }) => write(position, 'nombre', target.value)}
                onBlur={() => endTyping(fieldOf(position, 'nombre'))}
                slotProps={{ htmlInput: input }}
              />
              <TextField
                fullWidth
                label={t('certificate.signatoryRole', number)}
                value={cargo}
                onChange={({ target }) => write(position, 'cargo', target.value)}
                onBlur={() => endTyping(fieldOf(position, 'cargo'))}
                slotProps={{ htmlInput: input }}
              />
              <div className={styles.cardActions}>
                <IconButton
                  aria-label={t('certificate.removeSignatory', number)}
                  onClick={() => change({ firmas: firmas.filter((_, index) => index !== position) })}
                >
                  <DeleteIcon aria-hidden />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ol>
      {firmas.length < MAX_SIGNATORIES && (
        <Button
          variant="outlined"
          startIcon={<AddIcon aria-hidden />}
          onClick={() => change({ firmas: [...firmas, { nombre: '', cargo: '' }] })}
        >
          {t('certificate.addSignatory')}
        </Button>
      )}
    </>
  )
}
