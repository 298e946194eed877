import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureProblem } from '../../../domain/files/header-image'
import { acceptedBy } from '../../../domain/files/limits'
import { logoProblem } from './pdf-extras'
import styles from './LogoField.module.css'

interface LogoFieldProps {
  logo: File | null
  onLogo: (logo: File | null) => void
}

/** One picture, png or jpeg, at most 5 MB (PDF-03). A file that is refused leaves the earlier one. */
export function LogoField({ logo, onLogo }: LogoFieldProps) {
  const { t } = useTranslation('staff')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<PictureProblem | 'unreadable' | null>(null)

  const choose = async (file: File) => {
    const found = await logoProblem(file).catch((): 'unreadable' => 'unreadable')
    setProblem(found)
    if (!found) onLogo(file)
  }
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} sx={{ gap: 2 }}>
      <Typography id={`${id}-label`} variant="subtitle2" component="p">
        {t('view.pdf.logo')}
      </Typography>
      {logo ? <Preview file={logo} /> : null}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('view.pdf.logo')}
        accept={acceptedBy('imagen')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void choose(file)
          // Lets the person choose the same file again.
          target.value = ''
        }}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<ImageIcon aria-hidden />}
          onClick={() => input.current?.click()}
          aria-describedby={`${id}-hint`}
        >
          {t(logo ? 'view.pdf.logoReplace' : 'view.pdf.logoChoose')}
        </Button>
        {logo ? (
          <Button color="error" startIcon={<DeleteIcon aria-hidden />} onClick={() => onLogo(null)}>
            {t('view.pdf.logoRemove')}
          </Button>
        ) : null}
      </Stack>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('view.pdf.logoHint')}
      </Typography>
      {problem ? (
        <Alert severity="error" role="alert">
          {t(`view.pdf.${problem}`)}
        </Alert>
      ) : null}
    </Stack>
  )
}

/** Shows the chosen logo. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address === '' ? null : <img className={styles.logo} src={address} alt={file.name} />
}
