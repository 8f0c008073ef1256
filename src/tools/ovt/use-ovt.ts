import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { configuration, isEnabled } from '#parts/configuration.ts';
import { cameraOfSaved } from '#render/cameras/saved-camera.ts';
import { DEFAULT_FIELD_OF_VIEW } from '#render/cameras/orbit-camera.ts';
import { flybyAddress } from './flyby-address.ts';
import type { OvtSession } from './session.ts';

/** Carries out what the tool asks of the page: a view that comes back, a flyby in a new tab. */
export function useOvtOrders({ ovt, sources }: OvtSession): void {
  useEffect(() => {
    const subscriptions = [
      ovt.on('camera.restored', ({ camera }) => {
        const { azimuth, elevation } = cameraOfSaved(camera, 1, DEFAULT_FIELD_OF_VIEW);
        sources.viewpoint.set({ azimuth, elevation, offset: [0, 0, 0], eye: camera.position });
      }),
      ovt.on('flyby.opened', (order) => {
        if (!isEnabled(configuration, 'fvt')) return;
        window.open(flybyAddress(order), '_blank', 'noreferrer');
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [ovt, sources]);
}

/** An object that the address names, `?object=`, is looked up and shown. */
export function useNamedObject({ ovt }: OvtSession): void {
  const search = useSearch();
  const phrase = new URLSearchParams(search).get('object');
  useEffect(() => {
    if (phrase !== null && phrase.trim() !== '') ovt.send({ type: 'object.requested', phrase });
  }, [ovt, phrase]);
}
