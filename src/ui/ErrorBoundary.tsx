import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface ErrorBoundaryProps {
  /** Shown instead of the part that failed. */
  fallback: ReactNode
  children: ReactNode
}
interface State {
  failed: boolean
  at: string
}

class Boundary extends Component<ErrorBoundaryProps & { at: string }, State> {
  override state: State = { failed: false, at: this.props.at }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  // On another address the children are drawn again.
  static getDerivedStateFromProps({ at }: { at: string }, state: State): State | null {
    return at === state.at ? null : { failed: false, at }
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** Keeps a failure to draw or to load a page inside that page (NAV-04). */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { pathname } = useLocation()
  return <Boundary {...props} at={pathname} />
}
