import { Fragment } from 'react'
import { OUTCOME } from '../../domain/form/outcome'
import type { Question } from '../../domain/form/question'
import { foreignTag, localized, type Language } from '../../domain/language'
import { formattedText, type Block, type Words } from '../../domain/text/formatted'
import styles from './Note.module.css'

function Word({ text, isBold, isItalic, href }: Words) {
  const plain = isItalic ? <em>{text}</em> : text
  const words = isBold ? <strong>{plain}</strong> : plain
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  ) : (
    words
  )
}

const lineOf = (line: Words[]) => line.map((word, at) => <Word key={at} {...word} />)

function Part({ is, lines }: Block) {
  if (is === 'paragraph')
    return (
      <p dir="auto">
        {lines.map((line, at) => (
          <Fragment key={at}>
            {at > 0 ? <br /> : null}
            {lineOf(line)}
          </Fragment>
        ))}
      </p>
    )
  const List = is === 'list' ? 'ul' : 'ol'
  return (
    <List>
      {lines.map((line, at) => (
        <li key={at} dir="auto">
          {lineOf(line)}
        </li>
      ))}
    </List>
  )
}

/** Who leaves mentions as they are written: they are filled in once the formatting is read. */
const AS_WRITTEN = { [OUTCOME]: { mentioned: { of: [], say: (id: string) => `{{${id}}}` } } }

interface FormattedTextProps {
  question: Question
  language: Language
}

/** A question's description with its paragraphs, lists, bold and italic words and links (KIND-03). */
export const FormattedText = ({ question, language }: FormattedTextProps) => (
  <div className={styles.text} lang={foreignTag(question, 'descripcion', language)}>
    {formattedText(
      localized(question, 'descripcion', language, AS_WRITTEN),
      (id) => question[OUTCOME]?.mentioned?.say(id, language) ?? '',
    ).map((block, at) => (
      <Part key={at} {...block} />
    ))}
  </div>
)
