import Check from '@art/icons/check.svg?react';
import Close from '@art/icons/close.svg?react';
import External from '@art/icons/external.svg?react';
import Eye from '@art/icons/eye.svg?react';
import EyeOff from '@art/icons/eye-off.svg?react';
import Info from '@art/icons/info.svg?react';
import Menu from '@art/icons/menu.svg?react';
import Next from '@art/icons/next.svg?react';
import Pause from '@art/icons/pause.svg?react';
import Play from '@art/icons/play.svg?react';
import Previous from '@art/icons/previous.svg?react';
import Star from '@art/icons/star.svg?react';
import Warning from '@art/icons/warning.svg?react';
import type { ComponentType } from 'react';

/** Icons are decorative: the words next to them, or their control, have the name. */
function icon(Drawing: ComponentType<{ className?: string }>) {
  return function Icon({ className = 'size-5' }: { className?: string }) {
    return <Drawing className={className} />;
  };
}

export const CloseIcon = icon(Close);
export const MenuIcon = icon(Menu);
export const PreviousIcon = icon(Previous);
export const NextIcon = icon(Next);
export const PauseIcon = icon(Pause);
export const PlayIcon = icon(Play);
export const CheckIcon = icon(Check);
export const WarningIcon = icon(Warning);
export const InfoIcon = icon(Info);
export const EyeIcon = icon(Eye);
export const EyeOffIcon = icon(EyeOff);
export const ExternalIcon = icon(External);
export const StarIcon = icon(Star);
