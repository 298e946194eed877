import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import { useState } from 'react'
import { theme } from '../../app/staff-shell/theme'
import { Toasts } from '../../app/staff-shell/Toasts'
import { Navigation } from '../../lib/navigation'
import { LanguagePicker } from '../../ui/LanguagePicker'
import { memoryAddress } from '../navigation'
import { ChartPieces } from './ChartPieces'
import { DialogPieces } from './DialogPieces'
import styles from './Gallery.module.css'
import { ListPieces } from './ListPieces'
import { MapPieces } from './MapPieces'
import { NativePieces } from './NativePieces'
import { QuestionTypes } from './QuestionTypes'
import type { Samples } from './samples'
import { ShellPieces } from './ShellPieces'
import { StaffPieces } from './StaffPieces'
import { WorkPieces } from './WorkPieces'

const GROUPS = [
  { id: 'questions', title: 'Question types', Content: QuestionTypes },
  { id: 'shell', title: 'Frames of pages', Content: ShellPieces },
  { id: 'native', title: 'Native pieces', Content: NativePieces },
  { id: 'staff', title: 'Pieces of staff', Content: StaffPieces },
  { id: 'lists', title: 'Lists of staff', Content: ListPieces },
  { id: 'work', title: 'Sharing and safety', Content: WorkPieces },
  { id: 'charts', title: 'Statistics', Content: ChartPieces },
  { id: 'dialogs', title: 'Dialogs', Content: DialogPieces },
  { id: 'maps', title: 'Maps', Content: MapPieces },
]

/** Each piece of `src/ui` and each question type in all its states, in the language that is chosen at the top. */
export function Gallery({ samples }: { samples: Samples }) {
  const [{ history }] = useState(() => memoryAddress('/'))
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme}>
        <Toasts>
          <Navigation history={history}>
            <header className={styles.top}>
              <h1 className={styles.title}>Gallery</h1>
              <LanguagePicker ground="surface" />
            </header>
            <nav className={styles.nav} aria-label="Groups">
              {GROUPS.map(({ id, title }) => (
                <a key={id} href={`#${id}`}>
                  {title}
                </a>
              ))}
            </nav>
            <main className={styles.main}>
              {GROUPS.map(({ id, title, Content }) => (
                <section key={id} id={id} aria-labelledby={`${id}-title`}>
                  <h2 id={`${id}-title`} className={styles.group}>
                    {title}
                  </h2>
                  <Content samples={samples} />
                </section>
              ))}
            </main>
          </Navigation>
        </Toasts>
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
