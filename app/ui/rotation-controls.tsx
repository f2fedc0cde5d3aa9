import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { IconButton } from '#app/ui/icon-button.tsx'
import type { Rotation } from '#app/ui/use-rotation.ts'

type RotationLabels = { previous: string; next: string; stop: string; start: string }
type Props = { rotation: Rotation; labels: RotationLabels; className?: string }

/** Progress bars of the slides, with buttons to pause and to change the slide. Hidden without scripts. */
export function RotationControls({ rotation, labels, className = '' }: Props) {
  const { count, active, isRunning, isStopped, step, toggleStopped } = rotation
  const StopIcon = isStopped ? Play : Pause
  return (
    <div className={`flex items-center noscript:hidden ${className}`}>
      <div aria-hidden="true" data-running={isRunning || undefined} className="rotation-bars">
        {Array.from({ length: count }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- bars never move, so the index is their identity
          <i key={at} data-state={barState(at, active)} />
        ))}
      </div>
      <IconButton label={isStopped ? labels.start : labels.stop} onClick={toggleStopped} className="ml-3 motion-reduce:hidden">
        <StopIcon aria-hidden="true" size={18} />
      </IconButton>
      <IconButton label={labels.previous} onClick={() => step(-1)}>
        <ChevronLeft aria-hidden="true" size={22} />
      </IconButton>
      <IconButton label={labels.next} onClick={() => step(1)} className="-mr-3">
        <ChevronRight aria-hidden="true" size={22} />
      </IconButton>
    </div>
  )
}

function barState(at: number, active: number): 'past' | 'now' | undefined {
  if (at === active) return 'now'
  return at < active ? 'past' : undefined
}
