import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { copyText } from '#app/ui/copy-text.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { toast } from '#app/ui/toast.ts'

type Props = { text: string; label: string; copied: string; failed: string; className?: string }

export function CopyButton({ text, label, copied, failed, className = '' }: Props) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const isDone = await copyText(text)
    setCopied(isDone)
    if (isDone) toast.success(copied)
    else toast.error(failed)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <IconButton label={label} onClick={() => void copy()} className={`no-print -my-2.5 text-stone ${className}`}>
      <Icon aria-hidden="true" size={16} />
    </IconButton>
  )
}
