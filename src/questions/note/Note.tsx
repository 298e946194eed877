import { Fragment } from 'react'
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

/** A part of a form that tells something and asks nothing: a heading, a text, or a line where it has neither (KIND-03). */
export function Note({ id, question, language }: { id: string; question: Question; language: Language }) {
  const title = localized(question, 'titulo', language).trim()
  const text = localized(question, 'descripcion', language).trim()
  if (title === '' && text === '') return <hr id={id} className={styles.divider} />
  return (
    <div id={id} className={styles.note}>
      {title ? (
        <h3 dir="auto" className={styles.title} lang={foreignTag(question, 'titulo', language)}>
          {title}
        </h3>
      ) : null}
      {text ? (
        <div className={styles.text} lang={foreignTag(question, 'descripcion', language)}>
          {formattedText(text).map((block, at) => (
            <Part key={at} {...block} />
          ))}
        </div>
      ) : null}
    </div>
  )
}
