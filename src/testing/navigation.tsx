import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useRoutes,
  type RouteObject,
} from 'react-router-dom'
import { guardHistory } from '../lib/guarded-history'
import { Navigation } from '../lib/navigation'

/** An address in memory for the product's router. */
export function memoryAddress(at: string) {
  const history = guardHistory(createMemoryHistory({ initialEntries: [at], v5Compat: true }))
  return { history, address: () => history.location.pathname + history.location.search }
}

interface MemoryRoutesProps extends Pick<ReturnType<typeof memoryAddress>, 'history'> {
  routes: RouteObject[]
}

/** Draws a table of routes; an address that is not in it draws nothing. */
export function MemoryRoutes({ history, routes }: MemoryRoutesProps) {
  return (
    <Navigation history={history}>
      <Routes routes={routes} />
    </Navigation>
  )
}

const Routes = ({ routes }: { routes: RouteObject[] }) => useRoutes([...routes, { path: '*', element: null }])
