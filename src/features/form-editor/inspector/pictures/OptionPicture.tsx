import { Alert, LinearProgress } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptedBy } from '../../../../domain/files/limits'
import type { Option } from '../../../../domain/form/question'
import { PictureField } from '../../../../ui/staff/PictureField'
import { useEditor } from '../../store/context'
import { SettingText } from '../SettingText'
import styles from './OptionPicture.module.css'
import { optionPlace } from './option-place'
import { usePictureUpload } from './use-picture-upload'

/** The picture of one option: chosen, replaced, removed, and told in words for who does not see it. */
export function OptionPicture({ question, option }: { question: string; option: Option }) {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const place = useMemo(() => optionPlace({ question, option: option.id }), [question, option.id])
  const { upload, state } = usePictureUpload(place)
  const { busy, problem, file } = state
  const number = option.orden + 1
  const { imagenURL, descripcionImagen } = option
  const label = option.texto || t('option.untitled', { number })
  const percent = Math.round(state.part * 100)
  const sending = state.part > 0 ? t('header.uploading', { percent }) : t('header.sending')
  return (
    <div className={styles.option}>
      <PictureField
        label={label}
        picture={imagenURL === '' ? null : <Preview key={imagenURL} url={imagenURL} />}
        words={{
          choose: t('header.choose'),
          replace: t('header.replace'),
          remove: t('header.remove'),
          hint: t('pictures.hint'),
        }}
        accept={acceptedBy('imagen')}
        problem={problem && t(`header.${problem}`)}
        again={
          problem === 'uploadFailed' && file
            ? { label: t('header.retry'), onClick: () => void upload.send(file) }
            : undefined
        }
        progress={
          busy === 'sending' ? (
            <LinearProgress
              variant={state.part > 0 ? 'determinate' : 'indeterminate'}
              value={percent}
              aria-label={sending}
            />
          ) : null
        }
        disabled={readOnly || busy !== null}
        onChoose={(chosen) => void upload.send(chosen)}
        onRemove={() => void upload.remove()}
      />
      <p className={styles.done} role="status">
        {state.uploaded ? t('header.uploaded') : ''}
      </p>
      {imagenURL === '' && descripcionImagen === '' ? null : (
        <SettingText
          owner={{ kind: 'option', question, id: option.id }}
          field="descripcionImagen"
          label={t('pictures.ofOption', { number })}
          help={t('pictures.describe')}
        />
      )}
    </div>
  )
}

function Preview({ url }: { url: string }) {
  const { t } = useTranslation('editor')
  const [isGone, setGone] = useState(false)
  if (isGone)
    return (
      <Alert severity="warning" role="status">
        {t('header.gone')}
      </Alert>
    )
  return <img className={styles.preview} src={url} alt="" onError={() => setGone(true)} />
}
