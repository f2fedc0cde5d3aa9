import Play from 'lucide-react/icons/play'
import { type MouseEvent, useState } from 'react'
import type { PlayableVideo } from '#app/features/video/playable-videos.ts'
import { useI18n } from '#app/i18n/i18n-context.tsx'

const rights = 'accelerometer; autoplay; clipboard-write; encrypted-media; fullscreen; gyroscope; picture-in-picture'

/** A poster with a play button. Loads nothing from YouTube before a press. Without scripts, works as a link to the video. */
export function VideoTile({ video }: { video: PlayableVideo }) {
  const { t } = useI18n()
  const [isPlaying, setPlaying] = useState(false)
  const { title, description, videoId, isVertical } = video
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return (
    <li className="video-tile" data-vertical={isVertical || undefined}>
      <div className="video-stage">
        {isPlaying ? (
          <iframe
            // moves the focus from the pressed poster to the player
            ref={(frame) => frame?.focus()}
            src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
            title={title}
            allow={rights}
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <a
            href={`https://www.youtube.com/watch?v=${videoId}`}
            target="_blank"
            rel="noopener"
            onClick={play}
            aria-label={t('video.play', { title })}
            className="video-poster"
          >
            <span>
              <Play aria-hidden="true" size={24} />
            </span>
          </a>
        )}
      </div>
      <h2 className="display-small mt-4 text-20">{title}</h2>
      <p className="mt-2 text-stone">{description}</p>
    </li>
  )
}
