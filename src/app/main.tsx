import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { initI18n } from '../lib/i18n'
import '../ui/tokens.css'
import '../ui/base.css'
import { createRouter } from './router'

const place = document.getElementById('root')
if (!place) throw new Error('The page has no place for the application')

const texts = initI18n()
const router = createRouter()

// Drawn even when the texts do not come: without network a page says more than nothing does.
void texts.finally(() => {
  createRoot(place).render(
    <StrictMode>
      <Suspense fallback={null}>
        <RouterProvider router={router} />
      </Suspense>
    </StrictMode>,
  )
})
