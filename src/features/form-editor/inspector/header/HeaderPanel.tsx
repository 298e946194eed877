import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import { Alert, Button, LinearProgress } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptedBy } from '../../../../domain/files/limits'
import { useEditor, useEditorState } from '../../store/context'
import inspector from '../Inspector.module.css'
import styles from './HeaderPanel.module.css'
import { HEADER_PLACE } from '../pictures/header-place'
import { usePictureUpload } from '../pictures/use-picture-upload'

/** The picture above the form: upload, replace, delete (EDIT-02). */
export function HeaderPanel() {
  const { t } = useTranslation('editor')
  const { readOnly } = useEditor()
  const url = useEditorState(({ form }) => form.headerImageURL)
  const { upload, state } = usePictureUpload(HEADER_PLACE)
  const input = useRef<HTMLInputElement>(null)
  const { busy, problem, file } = state
  return (
    <div className={inspector.fields}>
      {url !== '' ? <Preview key={url} url={url} /> : null}
      <p className={inspector.help}>{t('header.hint')}</p>
      <input
        ref={input}
        type="file"
        className={styles.file}
        tabIndex={-1}
        aria-label={t(url === '' ? 'header.choose' : 'header.replace')}
        accept={acceptedBy('imagen')}
        disabled={readOnly || busy !== null}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void upload.send(chosen)
          // Lets the person choose the same file again.
          target.value = ''
        }}
      />
      {busy === 'sending' ? <Sending part={state.part} onCancel={upload.cancel} /> : null}
      {problem ? (
        <Alert severity="error" role="alert">
          {t(`header.${problem}`)}
        </Alert>
      ) : null}
      <p className={styles.done} role="status">
        {state.uploaded ? t('header.uploaded') : ''}
      </p>
      {readOnly || busy === 'sending' ? null : (
        <div className={styles.actions}>
          {problem === 'uploadFailed' && file ? (
            <Button variant="contained" onClick={() => void upload.send(file)}>
              {t('header.retry')}
            </Button>
          ) : null}
          <Button
            variant="outlined"
            startIcon={<ImageIcon aria-hidden />}
            disabled={busy !== null}
            onClick={() => input.current?.click()}
          >
            {t(url === '' ? 'header.choose' : 'header.replace')}
          </Button>
          {url !== '' ? (
            <Button
              color="error"
              startIcon={<DeleteIcon aria-hidden />}
              disabled={busy !== null}
              onClick={() => void upload.remove()}
            >
              {t('header.remove')}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  )
}

function Sending({ part, onCancel }: { part: number; onCancel: () => void }) {
  const { t } = useTranslation('editor')
  const percent = Math.round(part * 100)
  const label = part > 0 ? t('header.uploading', { percent }) : t('header.sending')
  return (
    <div className={inspector.fields}>
      <p>{label}</p>
      <LinearProgress
        variant={part > 0 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={label}
      />
      <Button onClick={onCancel}>{t('header.cancel')}</Button>
    </div>
  )
}

/** Width divided by height of its place on a wide screen: 720 by 150 pixels. */
const WIDEST = 4.8

/** The picture and its size, so that people who choose a square one see why it is cut. */
function Preview({ url }: { url: string }) {
  const { t } = useTranslation('editor')
  const [size, setSize] = useState<{ width: number; height: number } | 'gone' | null>(null)
  if (size === 'gone') {
    return (
      <Alert severity="warning" role="status">
        {t('header.gone')}
      </Alert>
    )
  }
  return (
    <div>
      <img
        className={styles.preview}
        src={url}
        alt=""
        onError={() => setSize('gone')}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
      />
      {size ? (
        <p className={inspector.help}>
          {t('header.measures', size)} {size.width / size.height < WIDEST ? t('header.cropped') : ''}
        </p>
      ) : null}
    </div>
  )
}
