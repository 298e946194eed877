import '@fontsource-variable/source-sans-3/wght.css'
import { createRoot } from 'react-dom/client'
import { initI18n, loadTexts } from '../../lib/i18n'
import '../../ui/tokens.css'
import '../../ui/base.css'
import { Gallery } from './Gallery'
import { openSamples } from './samples'

const NAMESPACES = ['common', 'answering', 'editor', 'staff', 'place', 'completion', 'statistics']

await initI18n()
await loadTexts(...NAMESPACES)
const samples = await openSamples()
const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery samples={samples} />)
