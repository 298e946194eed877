import { useTranslation } from 'react-i18next'
import { FetchedFile } from './FetchedFile'
import styles from './StoredPicture.module.css'

/** A voice note of an answer by its name, played where it stands. */
export function StoredSound({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation('staff')
  return (
    <>
      <span dir="auto">{name}</span>
      <FetchedFile path={path} name={name} accepts="audio">
        {(address) => (
          // What somebody recorded has no captions.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <audio
            controls
            preload="metadata"
            className={styles.sound}
            src={address}
            aria-label={t('picture.play', { name })}
          />
        )}
      </FetchedFile>
    </>
  )
}
