/** How a visitor feels a curve: the phone in the hand, a connected controller, or a sound, which some phones offer as well. */
export const feelDevices = ['phone', 'controller', 'sound', 'soundPhone'] as const;
export type FeelDevice = (typeof feelDevices)[number];

/** A phone or tablet whose browser lets pages vibrate. Desktop browsers have the call, but nothing that moves. */
export function vibratesInHand(view: Window): boolean {
  return 'vibrate' in view.navigator && isInHand(view);
}

/** The motors of the connected controllers. Browsers list a controller only after a button on it was pressed. */
export function listActuators({ navigator }: Window): readonly GamepadHapticActuator[] {
  if (!('getGamepads' in navigator)) return [];
  return navigator.getGamepads().flatMap((pad) => pad?.vibrationActuator ?? []);
}

export function readFeelDevice(view: Window): FeelDevice {
  if (listActuators(view).length > 0) return 'controller';
  if (vibratesInHand(view)) return 'phone';
  return isInHand(view) ? 'soundPhone' : 'sound';
}

function isInHand(view: Window): boolean {
  return view.matchMedia('(pointer: coarse)').matches;
}
