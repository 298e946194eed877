import { useEffect, useState } from 'react'
import { FILE_KINDS } from '../../domain/files/limits'
import { foreignTag, localized } from '../../domain/language'
import { behaviourOf } from '../../domain/question-types'
import { useSummaryFormat } from '../../questions/summary-format'
import { Button } from '../../ui/native/Button'
import { CopyButton } from '../../ui/native/CopyButton'
import { Notice } from '../../ui/native/Notice'
import { useForm } from '../context'
import type { OrphanedAnswer } from '../../engine/draft'
import styles from './OrphanedAnswers.module.css'

interface Line {
  title: string
  /** In which language the title is, where that is not the page's. */
  lang?: string | undefined
  text: string
  file: string
}

function useLines(left: OrphanedAnswer[]): Line[] {
  const { language, t } = useForm()
  const format = useSummaryFormat()
  return left.map(({ question, title, text, file }) => {
    if (!question) return { title, text: text || (file ? '' : t('left.checked')), file }
    const names = FILE_KINDS.flatMap((kind) => question[kind]?.name ?? [])
    const said = behaviourOf(question).summary(question, question, format)
    return {
      title: localized(question, 'titulo', language),
      lang: foreignTag(question, 'titulo', language),
      text: [said, ...names, text].filter(Boolean).join(', '),
      file,
    }
  })
}

/** What was answered before the form changed and has no place in it now: not sent, not dropped (ANS-22). */
export function OrphanedAnswers({ onForget }: { onForget: () => void }) {
  const { answering, t } = useForm()
  const lines = useLines(answering.left())
  const all = lines.map(({ title, text }) => `${title}: ${text}`).join('\n')
  return (
    <Notice
      tone="warning"
      title={t('left.title', { count: lines.length })}
      actions={
        <>
          <CopyButton text={all} label={t('left.copy')} done={t('left.copied')} />
          <Button look="quiet" onClick={onForget}>
            {t('left.forget')}
          </Button>
        </>
      }
    >
      <p>{t('left.text')}</p>
      <dl className={styles.list}>
        {lines.map(({ title, lang, text, file }, index) => (
          <div key={index}>
            <dt dir="auto" lang={lang}>
              {title}
            </dt>
            <dd dir="auto">{file ? <LeftFile file={file} name={text || t('left.picture')} /> : text}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}

/** A file that had not been sent, to be taken from this device. */
function LeftFile({ file, name }: { file: string; name: string }) {
  const { answering, t } = useForm()
  const [address, setAddress] = useState('')
  useEffect(() => {
    let made = ''
    let isCurrent = true
    const show = async () => {
      const blob = await answering.leftFile(file)
      if (!isCurrent || !(blob instanceof Blob)) return
      made = URL.createObjectURL(blob)
      setAddress(made)
    }
    void show()
    return () => {
      isCurrent = false
      if (made) URL.revokeObjectURL(made)
    }
  }, [answering, file])
  if (!address) return name
  return (
    <a className={styles.file} href={address} download={name}>
      {t('left.download', { name })}
    </a>
  )
}
