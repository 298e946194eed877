import type { ReactNode } from 'react'
import type { Attachment, Response } from '../../domain/form/question'
import { useFilePage } from '../../lib/files'
import { FileIcon, VideoIcon } from '../../ui/native/icons'
import type { Texts } from '../input-props'
import styles from './AttachmentDisplay.module.css'
import { StoredPicture } from './StoredPicture'

/** The files of an answer: the picture itself, documents and videos as links to the page that shows them. */
export function AttachmentDisplay({ response, t }: { response: Response; t: Texts }) {
  const { imagen, documento, video } = response
  return (
    <>
      {imagen ? <StoredPicture {...imagen} alt={t('display.image', { name: imagen.name })} /> : null}
      {documento ? <FileLink file={documento} icon={<FileIcon />} t={t} /> : null}
      {video ? <FileLink file={video} icon={<VideoIcon />} t={t} /> : null}
    </>
  )
}

/** A file by its name, which leads to the page that shows it. */
export function FileLink({ file, icon, t }: { file: Attachment; icon: ReactNode; t: Texts }) {
  const page = useFilePage(file)
  if (page === null) {
    return (
      <span className={styles.file}>
        {icon}
        {file.name}
      </span>
    )
  }
  return (
    <a className={styles.file} href={page} target="_blank" rel="noopener noreferrer">
      {icon}
      {t('file.open', { name: file.name })} ({t('display.openNew')})
    </a>
  )
}
