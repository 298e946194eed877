import { useState } from 'react'
import type { Option } from '../../domain/form/question'
import { foreignTag, LANGUAGE_TAG, localized, type Language } from '../../domain/language'
import { useOnline } from '../../lib/use-online'
import styles from './PictureChoice.module.css'

interface OptionPictureProps {
  option: Option
  language: Language
}

/**
 * The picture of an option. Its room is kept while it loads; where it does not come, the words about it stand there, and
 * it is asked for again once the network is back.
 */
export function OptionPicture({ option, language }: OptionPictureProps) {
  const isOnline = useOnline()
  const [failed, setFailed] = useState<'online' | 'offline' | null>(null)
  const words = localized(option, 'descripcionImagen', language)
  // It stands within the words of the option, which may be in another language.
  const lang = foreignTag(option, 'descripcionImagen', language) ?? LANGUAGE_TAG[language]
  const isMissing = failed === 'online' || (failed === 'offline' && !isOnline)
  return (
    <>
      {/* In the name of the option its words come first. */ ' '}
      <span className={styles.frame} lang={lang}>
        {isMissing ? (
          words
        ) : (
          <img
            className={styles.picture}
            src={option.imagenURL}
            alt={words}
            loading="lazy"
            decoding="async"
            onError={() => setFailed(isOnline ? 'online' : 'offline')}
          />
        )}
      </span>
    </>
  )
}
