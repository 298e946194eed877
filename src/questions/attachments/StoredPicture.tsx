import { useFilePage } from '../../lib/files'
import { FetchedFile } from './FetchedFile'
import styles from './StoredPicture.module.css'

interface StoredPictureProps {
  /** Its path in the file store; '' for none. */
  path: string
  name: string
  /** What it shows, for people who do not see it. */
  alt: string
  className?: string | undefined
  /** Whether it leads to the page that shows it alone. */
  opens?: boolean
}

/** A picture of an answer, fetched when it is scrolled near; says why when it cannot be shown. */
export function StoredPicture({ path, name, alt, className, opens = true }: StoredPictureProps) {
  const page = useFilePage({ path, name })
  return (
    <FetchedFile path={path} name={name} accepts="image">
      {(address) => {
        const picture = (
          <img className={className ?? styles.picture} src={address} alt={alt} decoding="async" />
        )
        if (page === null || !opens) return picture
        return (
          <a className={styles.link} href={page} target="_blank" rel="noopener noreferrer">
            {picture}
          </a>
        )
      }}
    </FetchedFile>
  )
}
