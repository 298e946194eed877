import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureProblem } from '../../../domain/files/header-image'
import { acceptedBy } from '../../../domain/files/limits'
import { useNewest } from '../../../lib/use-newest'
import { PictureField } from '../../../ui/staff/PictureField'
import { logoProblem } from './pdf-extras'
import styles from './LogoField.module.css'

interface LogoFieldProps {
  logo: File | null
  onLogo: (logo: File | null) => void
}

/** One picture, png or jpeg, at most 5 MB (PDF-03). A file that is refused leaves the earlier one. */
export function LogoField({ logo, onLogo }: LogoFieldProps) {
  const { t } = useTranslation('staff')
  const [problem, setProblem] = useState<PictureProblem | 'unreadable' | null>(null)
  const newest = useNewest()
  const choose = async (file: File) => {
    const isNewest = newest.begin()
    const found = await logoProblem(file).catch((): 'unreadable' => 'unreadable')
    if (!isNewest()) return
    setProblem(found)
    if (!found) onLogo(file)
  }
  return (
    <PictureField
      label={t('view.pdf.logo')}
      picture={logo && <Preview file={logo} />}
      words={{
        choose: t('view.pdf.logoChoose'),
        replace: t('view.pdf.logoReplace'),
        remove: t('view.pdf.logoRemove'),
        hint: t('view.pdf.logoHint'),
      }}
      accept={acceptedBy('imagen')}
      problem={problem && t(`view.pdf.${problem}`)}
      onChoose={(file) => void choose(file)}
      onRemove={() => {
        newest.begin()
        onLogo(null)
      }}
    />
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
