import { Moon } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { chooseTheme, chosenTheme, THEMES, themeNamed } from './theme.ts';

/** Switches between dark, light, red night, paper and the system's choice. */
export function ThemeMenu() {
  const [theme, setTheme] = useState(chosenTheme);
  return (
    <Menu
      label="Theme"
      trigger={<IconButton label="Change theme" icon={<Moon className="icon" aria-hidden />} />}
      entries={THEMES}
      chosen={theme}
      onChoose={(id) => {
        const next = themeNamed(id);
        chooseTheme(next);
        setTheme(next);
      }}
    />
  );
}
