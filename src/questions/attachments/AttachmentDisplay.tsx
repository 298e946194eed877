import type { Response } from '../../domain/form/question'
import { FileIcon, VideoIcon } from '../../ui/native/icons'
import type { Texts } from '../input-props'
import { webAddress } from '../../domain/web-address'
import styles from './AttachmentDisplay.module.css'

/** The files of an answer: the picture itself, documents and videos as links. */
export function AttachmentDisplay({ response, t }: { response: Response; t: Texts }) {
  const { imagen, documento, video } = response
  const links = [
    { file: documento, Icon: FileIcon },
    { file: video, Icon: VideoIcon },
  ]
  return (
    <>
      {imagen ? (
        <a
          className={styles.image}
          href={webAddress(imagen.url) ?? undefined}
          target="_blank"
          rel="noopener noreferrer"
        >
          <img
            src={webAddress(imagen.url) ?? undefined}
            alt={t('display.image', { name: imagen.name })}
            loading="lazy"
          />
        </a>
      ) : null}
      {links.map(({ file, Icon }) =>
        file ? (
          <a
            key={file.path}
            className={styles.file}
            href={webAddress(file.url) ?? undefined}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon />
            {t('file.open', { name: file.name })} ({t('display.openNew')})
          </a>
        ) : null,
      )}
    </>
  )
}
