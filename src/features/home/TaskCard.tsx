import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import { Link } from 'react-router-dom'
import styles from './TaskCard.module.css'

interface TaskCardProps {
  to: string
  title: string
  text: string
}

/** A task that can be begun from here; the whole card is the link. */
export function TaskCard({ to, title, text }: TaskCardProps) {
  return (
    <li className={styles.card}>
      <h3>
        <Link to={to} className={styles.link}>
          {title}
          <ArrowForwardIcon aria-hidden fontSize="small" />
        </Link>
      </h3>
      <p className={styles.text}>{text}</p>
    </li>
  )
}
