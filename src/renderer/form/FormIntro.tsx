import { foreignTag } from '../../domain/language'
import { useForm } from '../context'
import { usePipedText } from '../use-piped-text'
import styles from './FormIntro.module.css'

/** Title, description and header image; beyond the first step only the title, small. */
export function FormIntro({ isFirst }: { isFirst: boolean }) {
  const { answering, language } = useForm()
  const { version } = answering
  const title = usePipedText(version, 'titulo')
  const description = usePipedText(version, 'descripcion')
  if (!isFirst)
    return (
      <h1 dir="auto" lang={foreignTag(version, 'titulo', language)} className={styles.small}>
        {title}
      </h1>
    )
  const showsImage = version.opcionales.headerImg && version.headerImageURL !== ''
  return (
    <header className={styles.intro}>
      {showsImage ? <img className={styles.image} src={version.headerImageURL} alt="" /> : null}
      <h1 dir="auto" lang={foreignTag(version, 'titulo', language)} className={styles.title}>
        {title}
      </h1>
      {description ? (
        <p dir="auto" lang={foreignTag(version, 'descripcion', language)} className={styles.description}>
          {description}
        </p>
      ) : null}
    </header>
  )
}
