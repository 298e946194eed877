// Must be the first import: see that file.
import './take-token'
import '@fontsource-variable/source-sans-3/wght.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startAppCheck } from '../data/app-check'
import { initI18n } from '../lib/i18n'
import { browserHistory } from '../lib/navigation'
import '../ui/tokens.css'
import '../ui/base.css'
import { App, preload } from './router'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the application')

const texts = initI18n()
void preload(location.pathname)

// Drawn even when the texts cannot be loaded: without network a page without texts is better than none.
void Promise.all([texts, startAppCheck()]).finally(() => {
  createRoot(place).render(
    <StrictMode>
      <App history={browserHistory()} />
    </StrictMode>,
  )
})
