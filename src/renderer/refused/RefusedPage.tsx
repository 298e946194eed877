import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownPlace } from '../../lib/place'
import { MessagePage } from '../../ui/MessagePage'
import { Contact } from './Contact'
import styles from './Refused.module.css'

interface RefusedPageProps {
  /** What the page is about, mostly the title of a form; '' where nobody knows. */
  about?: string
  title: string
  /** What can be done about it, each a sentence. */
  todo?: readonly string[]
  /** Who can help; null where nobody can be named, as on a page that no town hall has. */
  place: Pick<ShownPlace, 'name' | 'contact'> | null
  /** What to say there. */
  say?: string
  /** Links and buttons that lead on. */
  actions?: ReactNode
  /** What happened, what stays safe. */
  children: ReactNode
}

/** Where a citizen gets no further: what happened, what to do, and who helps (ANS-11). */
export function RefusedPage({ about = '', todo = [], place, say = '', ...page }: RefusedPageProps) {
  const { t } = useTranslation('refused')
  return (
    <MessagePage urgent title={page.title} actions={page.actions}>
      {about ? (
        <p dir="auto" className={styles.form}>
          {about}
        </p>
      ) : null}
      {page.children}
      {todo.length > 0 ? (
        <section className={styles.todo}>
          <h2 className={styles.heading}>{t('todo')}</h2>
          {todo.length === 1 ? <p>{todo[0]}</p> : <TodoList todo={todo} />}
        </section>
      ) : null}
      {place ? <Contact place={place} say={say} /> : null}
    </MessagePage>
  )
}

const TodoList = ({ todo }: { todo: readonly string[] }) => (
  <ul>
    {todo.map((what) => (
      <li key={what}>{what}</li>
    ))}
  </ul>
)
